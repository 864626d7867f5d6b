/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Kind_Option_GroupInputs */

const en_ca2_studio_kind_option_group = /** @type {(inputs: Studio_Kind_Option_GroupInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Option group`)
};

const fr_ca2_studio_kind_option_group = /** @type {(inputs: Studio_Kind_Option_GroupInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Groupe d’options`)
};

/**
* | output |
* | --- |
* | "Option group" |
*
* @param {Studio_Kind_Option_GroupInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_kind_option_group = /** @type {((inputs?: Studio_Kind_Option_GroupInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Kind_Option_GroupInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_kind_option_group(inputs)
	return en_ca2_studio_kind_option_group(inputs)
});