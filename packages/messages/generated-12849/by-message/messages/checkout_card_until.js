/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ date: NonNullable<unknown> }} Checkout_Card_UntilInputs */

const en_ca2_checkout_card_until = /** @type {(inputs: Checkout_Card_UntilInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Valid until ${i?.date}`)
};

const fr_ca2_checkout_card_until = /** @type {(inputs: Checkout_Card_UntilInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Valide jusqu’au ${i?.date}`)
};

/**
* | output |
* | --- |
* | "Valid until {date}" |
*
* @param {Checkout_Card_UntilInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_card_until = /** @type {((inputs: Checkout_Card_UntilInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_Card_UntilInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_card_until(inputs)
	return en_ca2_checkout_card_until(inputs)
});