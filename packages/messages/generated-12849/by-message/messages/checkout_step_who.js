/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Checkout_Step_WhoInputs */

const en_ca2_checkout_step_who = /** @type {(inputs: Checkout_Step_WhoInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Who is it for?`)
};

const fr_ca2_checkout_step_who = /** @type {(inputs: Checkout_Step_WhoInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`À quel nom?`)
};

/**
* | output |
* | --- |
* | "Who is it for?" |
*
* @param {Checkout_Step_WhoInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_step_who = /** @type {((inputs?: Checkout_Step_WhoInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_Step_WhoInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_step_who(inputs)
	return en_ca2_checkout_step_who(inputs)
});