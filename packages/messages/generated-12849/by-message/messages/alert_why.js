/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Alert_WhyInputs */

const en_ca2_alert_why = /** @type {(inputs: Alert_WhyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`You’re getting this because the venue’s settings name you for alerts about orders.`)
};

const fr_ca2_alert_why = /** @type {(inputs: Alert_WhyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Vous recevez ce message parce que les réglages de l’établissement vous nomment pour les alertes sur les commandes.`)
};

/**
* | output |
* | --- |
* | "You’re getting this because the venue’s settings name you for alerts about orders." |
*
* @param {Alert_WhyInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const alert_why = /** @type {((inputs?: Alert_WhyInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Alert_WhyInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_alert_why(inputs)
	return en_ca2_alert_why(inputs)
});