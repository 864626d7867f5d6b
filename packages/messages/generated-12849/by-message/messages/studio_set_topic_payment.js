/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Topic_PaymentInputs */

const en_ca2_studio_set_topic_payment = /** @type {(inputs: Studio_Set_Topic_PaymentInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Payment and tips`)
};

const fr_ca2_studio_set_topic_payment = /** @type {(inputs: Studio_Set_Topic_PaymentInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Paiement et pourboires`)
};

/**
* | output |
* | --- |
* | "Payment and tips" |
*
* @param {Studio_Set_Topic_PaymentInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_topic_payment = /** @type {((inputs?: Studio_Set_Topic_PaymentInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Topic_PaymentInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_topic_payment(inputs)
	return en_ca2_studio_set_topic_payment(inputs)
});