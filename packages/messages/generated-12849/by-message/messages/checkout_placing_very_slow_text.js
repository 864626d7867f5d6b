/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Checkout_Placing_Very_Slow_TextInputs */

const en_ca2_checkout_placing_very_slow_text = /** @type {(inputs: Checkout_Placing_Very_Slow_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Still no answer. Please keep this page open: we keep asking, and nothing is ordered twice.`)
};

const fr_ca2_checkout_placing_very_slow_text = /** @type {(inputs: Checkout_Placing_Very_Slow_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Toujours pas de réponse. Gardez cette page ouverte : nous continuons à demander, et rien n’est commandé deux fois.`)
};

/**
* | output |
* | --- |
* | "Still no answer. Please keep this page open: we keep asking, and nothing is ordered twice." |
*
* @param {Checkout_Placing_Very_Slow_TextInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_placing_very_slow_text = /** @type {((inputs?: Checkout_Placing_Very_Slow_TextInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_Placing_Very_Slow_TextInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_placing_very_slow_text(inputs)
	return en_ca2_checkout_placing_very_slow_text(inputs)
});