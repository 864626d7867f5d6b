/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ day: NonNullable<unknown> }} Checkout_Why_CutoffInputs */

const en_ca2_checkout_why_cutoff = /** @type {(inputs: Checkout_Why_CutoffInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`We need notice for this order: from ${i?.day} on.`)
};

const fr_ca2_checkout_why_cutoff = /** @type {(inputs: Checkout_Why_CutoffInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Cette commande se passe à l’avance : à partir du ${i?.day}.`)
};

/**
* | output |
* | --- |
* | "We need notice for this order: from {day} on." |
*
* @param {Checkout_Why_CutoffInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_why_cutoff = /** @type {((inputs: Checkout_Why_CutoffInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_Why_CutoffInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_why_cutoff(inputs)
	return en_ca2_checkout_why_cutoff(inputs)
});