/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Checkout_Age_RequiredInputs */

const en_ca2_checkout_age_required = /** @type {(inputs: Checkout_Age_RequiredInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Please confirm that you are of legal drinking age.`)
};

const fr_ca2_checkout_age_required = /** @type {(inputs: Checkout_Age_RequiredInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Veuillez confirmer que vous avez l’âge légal pour consommer de l’alcool.`)
};

/**
* | output |
* | --- |
* | "Please confirm that you are of legal drinking age." |
*
* @param {Checkout_Age_RequiredInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_age_required = /** @type {((inputs?: Checkout_Age_RequiredInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_Age_RequiredInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_age_required(inputs)
	return en_ca2_checkout_age_required(inputs)
});