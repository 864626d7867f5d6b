/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Voucher_TooltipInputs */

const en_ca2_studio_set_voucher_tooltip = /** @type {(inputs: Studio_Set_Voucher_TooltipInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Help`)
};

const fr_ca2_studio_set_voucher_tooltip = /** @type {(inputs: Studio_Set_Voucher_TooltipInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Aide`)
};

/**
* | output |
* | --- |
* | "Help" |
*
* @param {Studio_Set_Voucher_TooltipInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_voucher_tooltip = /** @type {((inputs?: Studio_Set_Voucher_TooltipInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Voucher_TooltipInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_voucher_tooltip(inputs)
	return en_ca2_studio_set_voucher_tooltip(inputs)
});