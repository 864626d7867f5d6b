/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ kitchen: NonNullable<unknown> }} Hub_Kitchen_ReceiptInputs */

const en_ca2_hub_kitchen_receipt = /** @type {(inputs: Hub_Kitchen_ReceiptInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Receipt from ${i?.kitchen}`)
};

const fr_ca2_hub_kitchen_receipt = /** @type {(inputs: Hub_Kitchen_ReceiptInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Reçu : ${i?.kitchen}`)
};

/**
* | output |
* | --- |
* | "Receipt from {kitchen}" |
*
* @param {Hub_Kitchen_ReceiptInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const hub_kitchen_receipt = /** @type {((inputs: Hub_Kitchen_ReceiptInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Hub_Kitchen_ReceiptInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_hub_kitchen_receipt(inputs)
	return en_ca2_hub_kitchen_receipt(inputs)
});