/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Kind_SectionInputs */

const en_ca2_studio_kind_section = /** @type {(inputs: Studio_Kind_SectionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Section`)
};

const fr_ca2_studio_kind_section = /** @type {(inputs: Studio_Kind_SectionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Section`)
};

/**
* | output |
* | --- |
* | "Section" |
*
* @param {Studio_Kind_SectionInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_kind_section = /** @type {((inputs?: Studio_Kind_SectionInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Kind_SectionInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_kind_section(inputs)
	return en_ca2_studio_kind_section(inputs)
});