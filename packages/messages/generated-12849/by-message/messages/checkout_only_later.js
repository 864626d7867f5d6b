/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Checkout_Only_LaterInputs */

const en_ca2_checkout_only_later = /** @type {(inputs: Checkout_Only_LaterInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We can’t make it right now. Choose a day and a time.`)
};

const fr_ca2_checkout_only_later = /** @type {(inputs: Checkout_Only_LaterInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Nous ne pouvons pas la préparer tout de suite. Choisissez un jour et une heure.`)
};

/**
* | output |
* | --- |
* | "We can’t make it right now. Choose a day and a time." |
*
* @param {Checkout_Only_LaterInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_only_later = /** @type {((inputs?: Checkout_Only_LaterInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_Only_LaterInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_only_later(inputs)
	return en_ca2_checkout_only_later(inputs)
});