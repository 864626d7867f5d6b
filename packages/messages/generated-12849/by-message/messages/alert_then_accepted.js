/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Alert_Then_AcceptedInputs */

const en_ca2_alert_then_accepted = /** @type {(inputs: Alert_Then_AcceptedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`After that, it is accepted automatically.`)
};

const fr_ca2_alert_then_accepted = /** @type {(inputs: Alert_Then_AcceptedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Après cela, elle est acceptée automatiquement.`)
};

/**
* | output |
* | --- |
* | "After that, it is accepted automatically." |
*
* @param {Alert_Then_AcceptedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const alert_then_accepted = /** @type {((inputs?: Alert_Then_AcceptedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Alert_Then_AcceptedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_alert_then_accepted(inputs)
	return en_ca2_alert_then_accepted(inputs)
});