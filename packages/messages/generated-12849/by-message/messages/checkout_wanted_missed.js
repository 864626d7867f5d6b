/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ time: NonNullable<unknown> }} Checkout_Wanted_MissedInputs */

const en_ca2_checkout_wanted_missed = /** @type {(inputs: Checkout_Wanted_MissedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`We can’t do ${i?.time} today.`)
};

const fr_ca2_checkout_wanted_missed = /** @type {(inputs: Checkout_Wanted_MissedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Impossible à ${i?.time} aujourd’hui.`)
};

/**
* | output |
* | --- |
* | "We can’t do {time} today." |
*
* @param {Checkout_Wanted_MissedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_wanted_missed = /** @type {((inputs: Checkout_Wanted_MissedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_Wanted_MissedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_wanted_missed(inputs)
	return en_ca2_checkout_wanted_missed(inputs)
});