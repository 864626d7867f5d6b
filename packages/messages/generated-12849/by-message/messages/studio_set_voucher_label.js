/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Voucher_LabelInputs */

const en_ca2_studio_set_voucher_label = /** @type {(inputs: Studio_Set_Voucher_LabelInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Label`)
};

const fr_ca2_studio_set_voucher_label = /** @type {(inputs: Studio_Set_Voucher_LabelInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Étiquette`)
};

/**
* | output |
* | --- |
* | "Label" |
*
* @param {Studio_Set_Voucher_LabelInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_voucher_label = /** @type {((inputs?: Studio_Set_Voucher_LabelInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Voucher_LabelInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_voucher_label(inputs)
	return en_ca2_studio_set_voucher_label(inputs)
});