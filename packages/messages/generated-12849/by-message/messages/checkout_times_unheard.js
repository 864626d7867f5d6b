/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Checkout_Times_UnheardInputs */

const en_ca2_checkout_times_unheard = /** @type {(inputs: Checkout_Times_UnheardInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We can’t see which times are free just now. Your details are saved; please try again.`)
};

const fr_ca2_checkout_times_unheard = /** @type {(inputs: Checkout_Times_UnheardInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Impossible de voir les heures libres pour l’instant. Vos renseignements sont conservés; réessayez.`)
};

/**
* | output |
* | --- |
* | "We can’t see which times are free just now. Your details are saved; please try again." |
*
* @param {Checkout_Times_UnheardInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_times_unheard = /** @type {((inputs?: Checkout_Times_UnheardInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_Times_UnheardInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_times_unheard(inputs)
	return en_ca2_checkout_times_unheard(inputs)
});