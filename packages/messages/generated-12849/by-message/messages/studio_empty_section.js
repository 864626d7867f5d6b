/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Empty_SectionInputs */

const en_ca2_studio_empty_section = /** @type {(inputs: Studio_Empty_SectionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`No dishes yet.`)
};

const fr_ca2_studio_empty_section = /** @type {(inputs: Studio_Empty_SectionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Aucun plat pour l’instant.`)
};

/**
* | output |
* | --- |
* | "No dishes yet." |
*
* @param {Studio_Empty_SectionInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_empty_section = /** @type {((inputs?: Studio_Empty_SectionInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Empty_SectionInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_empty_section(inputs)
	return en_ca2_studio_empty_section(inputs)
});