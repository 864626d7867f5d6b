/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Order_Age_Confirmation_TextInputs */

const en_ca2_order_age_confirmation_text = /** @type {(inputs: Order_Age_Confirmation_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`I am of legal drinking age.`)
};

const fr_ca2_order_age_confirmation_text = /** @type {(inputs: Order_Age_Confirmation_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`J’ai l’âge légal pour consommer de l’alcool.`)
};

/**
* | output |
* | --- |
* | "I am of legal drinking age." |
*
* @param {Order_Age_Confirmation_TextInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const order_age_confirmation_text = /** @type {((inputs?: Order_Age_Confirmation_TextInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Order_Age_Confirmation_TextInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_order_age_confirmation_text(inputs)
	return en_ca2_order_age_confirmation_text(inputs)
});