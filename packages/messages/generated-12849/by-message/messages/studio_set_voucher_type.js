/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Voucher_TypeInputs */

const en_ca2_studio_set_voucher_type = /** @type {(inputs: Studio_Set_Voucher_TypeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Style`)
};

const fr_ca2_studio_set_voucher_type = /** @type {(inputs: Studio_Set_Voucher_TypeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Style`)
};

/**
* | output |
* | --- |
* | "Style" |
*
* @param {Studio_Set_Voucher_TypeInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_voucher_type = /** @type {((inputs?: Studio_Set_Voucher_TypeInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Voucher_TypeInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_voucher_type(inputs)
	return en_ca2_studio_set_voucher_type(inputs)
});