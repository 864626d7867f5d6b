/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Order_Age_Confirmation_RequiredInputs */

const en_ca2_order_age_confirmation_required = /** @type {(inputs: Order_Age_Confirmation_RequiredInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Please confirm that you are of legal drinking age.`)
};

const fr_ca2_order_age_confirmation_required = /** @type {(inputs: Order_Age_Confirmation_RequiredInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Veuillez confirmer que vous avez l’âge légal pour consommer de l’alcool.`)
};

/**
* | output |
* | --- |
* | "Please confirm that you are of legal drinking age." |
*
* @param {Order_Age_Confirmation_RequiredInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const order_age_confirmation_required = /** @type {((inputs?: Order_Age_Confirmation_RequiredInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Order_Age_Confirmation_RequiredInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_order_age_confirmation_required(inputs)
	return en_ca2_order_age_confirmation_required(inputs)
});