/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_K12Inputs */

const en_ca2_studio_set_k12 = /** @type {(inputs: Studio_Set_K12Inputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This is a school canteen`)
};

const fr_ca2_studio_set_k12 = /** @type {(inputs: Studio_Set_K12Inputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`C’est une cantine scolaire`)
};

/**
* | output |
* | --- |
* | "This is a school canteen" |
*
* @param {Studio_Set_K12Inputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_k12 = /** @type {((inputs?: Studio_Set_K12Inputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_K12Inputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_k12(inputs)
	return en_ca2_studio_set_k12(inputs)
});