/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_VoucherInputs */

const en_ca2_studio_set_voucher = /** @type {(inputs: Studio_Set_VoucherInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Gift card field`)
};

const fr_ca2_studio_set_voucher = /** @type {(inputs: Studio_Set_VoucherInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Champ de carte-cadeau`)
};

/**
* | output |
* | --- |
* | "Gift card field" |
*
* @param {Studio_Set_VoucherInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_voucher = /** @type {((inputs?: Studio_Set_VoucherInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_VoucherInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_voucher(inputs)
	return en_ca2_studio_set_voucher(inputs)
});