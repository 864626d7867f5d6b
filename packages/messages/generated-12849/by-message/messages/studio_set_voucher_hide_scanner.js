/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Voucher_Hide_ScannerInputs */

const en_ca2_studio_set_voucher_hide_scanner = /** @type {(inputs: Studio_Set_Voucher_Hide_ScannerInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`No camera for the code`)
};

const fr_ca2_studio_set_voucher_hide_scanner = /** @type {(inputs: Studio_Set_Voucher_Hide_ScannerInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Aucune caméra pour le code`)
};

/**
* | output |
* | --- |
* | "No camera for the code" |
*
* @param {Studio_Set_Voucher_Hide_ScannerInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_voucher_hide_scanner = /** @type {((inputs?: Studio_Set_Voucher_Hide_ScannerInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Voucher_Hide_ScannerInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_voucher_hide_scanner(inputs)
	return en_ca2_studio_set_voucher_hide_scanner(inputs)
});