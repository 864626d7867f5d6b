/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Checkout_Why_ClosedInputs */

const en_ca2_checkout_why_closed = /** @type {(inputs: Checkout_Why_ClosedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We’re closed right now.`)
};

const fr_ca2_checkout_why_closed = /** @type {(inputs: Checkout_Why_ClosedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Nous sommes fermés en ce moment.`)
};

/**
* | output |
* | --- |
* | "We’re closed right now." |
*
* @param {Checkout_Why_ClosedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_why_closed = /** @type {((inputs?: Checkout_Why_ClosedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_Why_ClosedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_why_closed(inputs)
	return en_ca2_checkout_why_closed(inputs)
});