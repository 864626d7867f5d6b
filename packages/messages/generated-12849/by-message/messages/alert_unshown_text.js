/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ venue: NonNullable<unknown>, stations: NonNullable<unknown>, number: NonNullable<unknown> }} Alert_Unshown_TextInputs */

const en_ca2_alert_unshown_text = /** @type {(inputs: Alert_Unshown_TextInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`No connected board at ${i?.venue} shows ${i?.stations}. Order ${i?.number} has dishes there.`)
};

const fr_ca2_alert_unshown_text = /** @type {(inputs: Alert_Unshown_TextInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Aucun tableau connecté chez ${i?.venue} n’affiche ${i?.stations}. La commande ${i?.number} y a des plats.`)
};

/**
* | output |
* | --- |
* | "No connected board at {venue} shows {stations}. Order {number} has dishes there." |
*
* @param {Alert_Unshown_TextInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const alert_unshown_text = /** @type {((inputs: Alert_Unshown_TextInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Alert_Unshown_TextInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_alert_unshown_text(inputs)
	return en_ca2_alert_unshown_text(inputs)
});