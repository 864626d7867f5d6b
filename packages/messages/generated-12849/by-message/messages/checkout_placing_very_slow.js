/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Checkout_Placing_Very_SlowInputs */

const en_ca2_checkout_placing_very_slow = /** @type {(inputs: Checkout_Placing_Very_SlowInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Waiting for an answer…`)
};

const fr_ca2_checkout_placing_very_slow = /** @type {(inputs: Checkout_Placing_Very_SlowInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`En attente d’une réponse…`)
};

/**
* | output |
* | --- |
* | "Waiting for an answer…" |
*
* @param {Checkout_Placing_Very_SlowInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_placing_very_slow = /** @type {((inputs?: Checkout_Placing_Very_SlowInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_Placing_Very_SlowInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_placing_very_slow(inputs)
	return en_ca2_checkout_placing_very_slow(inputs)
});