/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ time: NonNullable<unknown> }} Checkout_Warn_ClosingInputs */

const en_ca2_checkout_warn_closing = /** @type {(inputs: Checkout_Warn_ClosingInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`The kitchen closes at ${i?.time}`)
};

const fr_ca2_checkout_warn_closing = /** @type {(inputs: Checkout_Warn_ClosingInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`La cuisine ferme à ${i?.time}.`)
};

/**
* | output |
* | --- |
* | "The kitchen closes at {time}" |
*
* @param {Checkout_Warn_ClosingInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_warn_closing = /** @type {((inputs: Checkout_Warn_ClosingInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_Warn_ClosingInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_warn_closing(inputs)
	return en_ca2_checkout_warn_closing(inputs)
});