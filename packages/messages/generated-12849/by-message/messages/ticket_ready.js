/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Ticket_ReadyInputs */

const en_ca2_ticket_ready = /** @type {(inputs: Ticket_ReadyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`ready`)
};

const fr_ca2_ticket_ready = /** @type {(inputs: Ticket_ReadyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`prête`)
};

/**
* | output |
* | --- |
* | "ready" |
*
* @param {Ticket_ReadyInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const ticket_ready = /** @type {((inputs?: Ticket_ReadyInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Ticket_ReadyInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_ticket_ready(inputs)
	return en_ca2_ticket_ready(inputs)
});