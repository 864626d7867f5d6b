/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ name: NonNullable<unknown> }} Alert_Paused_TextInputs */

const en_ca2_alert_paused_text = /** @type {(inputs: Alert_Paused_TextInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Three orders in a row had no answer, so orders at ${i?.name} are paused. Guests can still see the menu.`)
};

const fr_ca2_alert_paused_text = /** @type {(inputs: Alert_Paused_TextInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Trois commandes de suite sont restées sans réponse. Les commandes chez ${i?.name} sont donc en pause. Les clients voient toujours le menu.`)
};

/**
* | output |
* | --- |
* | "Three orders in a row had no answer, so orders at {name} are paused. Guests can still see the menu." |
*
* @param {Alert_Paused_TextInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const alert_paused_text = /** @type {((inputs: Alert_Paused_TextInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Alert_Paused_TextInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_alert_paused_text(inputs)
	return en_ca2_alert_paused_text(inputs)
});