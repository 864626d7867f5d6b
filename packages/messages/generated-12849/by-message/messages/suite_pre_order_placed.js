/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ number: NonNullable<unknown>, total: NonNullable<unknown> }} Suite_Pre_Order_PlacedInputs */

const en_ca2_suite_pre_order_placed = /** @type {(inputs: Suite_Pre_Order_PlacedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Your pre-order ${i?.number} is in: ${i?.total}.`)
};

const fr_ca2_suite_pre_order_placed = /** @type {(inputs: Suite_Pre_Order_PlacedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Votre précommande ${i?.number} est enregistrée : ${i?.total}.`)
};

/**
* | output |
* | --- |
* | "Your pre-order {number} is in: {total}." |
*
* @param {Suite_Pre_Order_PlacedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const suite_pre_order_placed = /** @type {((inputs: Suite_Pre_Order_PlacedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Suite_Pre_Order_PlacedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_suite_pre_order_placed(inputs)
	return en_ca2_suite_pre_order_placed(inputs)
});