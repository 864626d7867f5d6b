/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ name: NonNullable<unknown> }} Alert_Paused_MessageInputs */

const en_ca2_alert_paused_message = /** @type {(inputs: Alert_Paused_MessageInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.name}: orders are paused, because three in a row had no answer.`)
};

const fr_ca2_alert_paused_message = /** @type {(inputs: Alert_Paused_MessageInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.name} : les commandes sont en pause, car trois de suite sont restées sans réponse.`)
};

/**
* | output |
* | --- |
* | "{name}: orders are paused, because three in a row had no answer." |
*
* @param {Alert_Paused_MessageInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const alert_paused_message = /** @type {((inputs: Alert_Paused_MessageInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Alert_Paused_MessageInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_alert_paused_message(inputs)
	return en_ca2_alert_paused_message(inputs)
});