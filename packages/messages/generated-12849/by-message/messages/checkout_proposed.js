/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ when: NonNullable<unknown> }} Checkout_ProposedInputs */

const en_ca2_checkout_proposed = /** @type {(inputs: Checkout_ProposedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Our suggestion: ${i?.when}`)
};

const fr_ca2_checkout_proposed = /** @type {(inputs: Checkout_ProposedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Notre suggestion : ${i?.when}`)
};

/**
* | output |
* | --- |
* | "Our suggestion: {when}" |
*
* @param {Checkout_ProposedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_proposed = /** @type {((inputs: Checkout_ProposedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_ProposedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_proposed(inputs)
	return en_ca2_checkout_proposed(inputs)
});