/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Checkout_Age_DescriptionInputs */

const en_ca2_checkout_age_description = /** @type {(inputs: Checkout_Age_DescriptionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your order contains alcohol. Please have ID ready.`)
};

const fr_ca2_checkout_age_description = /** @type {(inputs: Checkout_Age_DescriptionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Votre commande contient de l’alcool. Ayez une pièce d’identité à portée de main.`)
};

/**
* | output |
* | --- |
* | "Your order contains alcohol. Please have ID ready." |
*
* @param {Checkout_Age_DescriptionInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_age_description = /** @type {((inputs?: Checkout_Age_DescriptionInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_Age_DescriptionInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_age_description(inputs)
	return en_ca2_checkout_age_description(inputs)
});