/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Checkout_Reach_RequiredInputs */

const en_ca2_checkout_reach_required = /** @type {(inputs: Checkout_Reach_RequiredInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Enter a phone number or an email so the restaurant can reach you.`)
};

const fr_ca2_checkout_reach_required = /** @type {(inputs: Checkout_Reach_RequiredInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Entrez un numéro de téléphone ou un courriel pour que le restaurant puisse vous joindre.`)
};

/**
* | output |
* | --- |
* | "Enter a phone number or an email so the restaurant can reach you." |
*
* @param {Checkout_Reach_RequiredInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_reach_required = /** @type {((inputs?: Checkout_Reach_RequiredInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_Reach_RequiredInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_reach_required(inputs)
	return en_ca2_checkout_reach_required(inputs)
});