/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ venue: NonNullable<unknown>, stations: NonNullable<unknown>, number: NonNullable<unknown> }} Alert_Unshown_MessageInputs */

const en_ca2_alert_unshown_message = /** @type {(inputs: Alert_Unshown_MessageInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.venue}: no connected board shows ${i?.stations}, and order ${i?.number} has dishes there.`)
};

const fr_ca2_alert_unshown_message = /** @type {(inputs: Alert_Unshown_MessageInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.venue} : aucun tableau connecté n’affiche ${i?.stations}, où la commande ${i?.number} a des plats.`)
};

/**
* | output |
* | --- |
* | "{venue}: no connected board shows {stations}, and order {number} has dishes there." |
*
* @param {Alert_Unshown_MessageInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const alert_unshown_message = /** @type {((inputs: Alert_Unshown_MessageInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Alert_Unshown_MessageInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_alert_unshown_message(inputs)
	return en_ca2_alert_unshown_message(inputs)
});