/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Checkout_Times_ThereInputs */

const en_ca2_checkout_times_there = /** @type {(inputs: Checkout_Times_ThereInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`All times are the restaurant’s local time.`)
};

const fr_ca2_checkout_times_there = /** @type {(inputs: Checkout_Times_ThereInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Toutes les heures sont à l’heure locale du restaurant.`)
};

/**
* | output |
* | --- |
* | "All times are the restaurant’s local time." |
*
* @param {Checkout_Times_ThereInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_times_there = /** @type {((inputs?: Checkout_Times_ThereInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_Times_ThereInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_times_there(inputs)
	return en_ca2_checkout_times_there(inputs)
});