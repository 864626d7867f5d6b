/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Notification_TextInputs */

const en_ca2_notification_text = /** @type {(inputs: Notification_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Give us your order number and your phone. You’ll get one text message, when it’s ready.`)
};

const fr_ca2_notification_text = /** @type {(inputs: Notification_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Donnez-nous le numéro de votre commande et celui de votre téléphone. Vous recevrez un seul texto, quand elle sera prête.`)
};

/**
* | output |
* | --- |
* | "Give us your order number and your phone. You’ll get one text message, when it’s ready." |
*
* @param {Notification_TextInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const notification_text = /** @type {((inputs?: Notification_TextInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Notification_TextInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_notification_text(inputs)
	return en_ca2_notification_text(inputs)
});