/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ time: NonNullable<unknown> }} Order_Cancel_UntilInputs */

const en_ca2_order_cancel_until = /** @type {(inputs: Order_Cancel_UntilInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`You can cancel until ${i?.time}`)
};

const fr_ca2_order_cancel_until = /** @type {(inputs: Order_Cancel_UntilInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Dernier moment pour annuler : ${i?.time}`)
};

/**
* | output |
* | --- |
* | "You can cancel until {time}" |
*
* @param {Order_Cancel_UntilInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const order_cancel_until = /** @type {((inputs: Order_Cancel_UntilInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Order_Cancel_UntilInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_order_cancel_until(inputs)
	return en_ca2_order_cancel_until(inputs)
});