/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Notification_TitleInputs */

const en_ca2_notification_title = /** @type {(inputs: Notification_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Be told when your order is ready`)
};

const fr_ca2_notification_title = /** @type {(inputs: Notification_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Être averti quand votre commande est prête`)
};

/**
* | output |
* | --- |
* | "Be told when your order is ready" |
*
* @param {Notification_TitleInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const notification_title = /** @type {((inputs?: Notification_TitleInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Notification_TitleInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_notification_title(inputs)
	return en_ca2_notification_title(inputs)
});