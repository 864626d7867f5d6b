/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Kind_Option_ValueInputs */

const en_ca2_studio_kind_option_value = /** @type {(inputs: Studio_Kind_Option_ValueInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Option`)
};

const fr_ca2_studio_kind_option_value = /** @type {(inputs: Studio_Kind_Option_ValueInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Option`)
};

/**
* | output |
* | --- |
* | "Option" |
*
* @param {Studio_Kind_Option_ValueInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_kind_option_value = /** @type {((inputs?: Studio_Kind_Option_ValueInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Kind_Option_ValueInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_kind_option_value(inputs)
	return en_ca2_studio_kind_option_value(inputs)
});