/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ total: NonNullable<unknown> }} Checkout_Place_AmountInputs */

const en_ca2_checkout_place_amount = /** @type {(inputs: Checkout_Place_AmountInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Place the order · ${i?.total}`)
};

const fr_ca2_checkout_place_amount = /** @type {(inputs: Checkout_Place_AmountInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Commander · ${i?.total}`)
};

/**
* | output |
* | --- |
* | "Place the order · {total}" |
*
* @param {Checkout_Place_AmountInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_place_amount = /** @type {((inputs: Checkout_Place_AmountInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_Place_AmountInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_place_amount(inputs)
	return en_ca2_checkout_place_amount(inputs)
});