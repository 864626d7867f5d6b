/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Notification_Noted_CheckInputs */

const en_ca2_notification_noted_check = /** @type {(inputs: Notification_Noted_CheckInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Nothing came, though it’s ready? Check your order number, and ask at the counter.`)
};

const fr_ca2_notification_noted_check = /** @type {(inputs: Notification_Noted_CheckInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Rien reçu, alors que c’est prêt? Vérifiez le numéro de votre commande et demandez au comptoir.`)
};

/**
* | output |
* | --- |
* | "Nothing came, though it’s ready? Check your order number, and ask at the counter." |
*
* @param {Notification_Noted_CheckInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const notification_noted_check = /** @type {((inputs?: Notification_Noted_CheckInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Notification_Noted_CheckInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_notification_noted_check(inputs)
	return en_ca2_notification_noted_check(inputs)
});