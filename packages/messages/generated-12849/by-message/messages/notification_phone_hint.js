/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Notification_Phone_HintInputs */

const en_ca2_notification_phone_hint = /** @type {(inputs: Notification_Phone_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`For example 416-555-0123. We use it for this order only.`)
};

const fr_ca2_notification_phone_hint = /** @type {(inputs: Notification_Phone_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Par exemple 416-555-0123. Il ne sert que pour cette commande.`)
};

/**
* | output |
* | --- |
* | "For example 416-555-0123. We use it for this order only." |
*
* @param {Notification_Phone_HintInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const notification_phone_hint = /** @type {((inputs?: Notification_Phone_HintInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Notification_Phone_HintInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_notification_phone_hint(inputs)
	return en_ca2_notification_phone_hint(inputs)
});