/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_DropInputs */

const en_ca2_studio_drop = /** @type {(inputs: Studio_DropInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Keep what was there`)
};

const fr_ca2_studio_drop = /** @type {(inputs: Studio_DropInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Garder la valeur précédente`)
};

/**
* | output |
* | --- |
* | "Keep what was there" |
*
* @param {Studio_DropInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_drop = /** @type {((inputs?: Studio_DropInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_DropInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_drop(inputs)
	return en_ca2_studio_drop(inputs)
});